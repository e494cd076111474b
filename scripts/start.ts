/**
 * `npm start`: the product on its embedded service, for one person at one machine.
 * Order: arguments, data folder, port, client (built when its sources changed), service. The first thing that is wrong
 * ends it with one line. Ctrl-C saves and stops.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { greeting, startFailure } from './start-messages';
import { parseStartOptions, type StartOptions } from './start-options';

async function start(): Promise<void> {
  const options = parseStartOptions(process.argv.slice(2));
  const dataDir = resolve(options.data);
  checkDataFolder(dataDir);
  await checkPort(options);

  // Loaded only now, because a bad argument should be told at once and these take a second.
  const { clientFolder, ensureClient } = await import('./client');
  await ensureClient('staging');
  const { createService } = await import('../tests/service/server');
  const { DEMO_ACCOUNTS } = await import('../tests/service/demo-accounts');
  const service = await createService({
    port: options.port,
    host: options.host,
    dataDir,
    clientDir: clientFolder('staging'),
    faults: false,
    environment: 'staging',
  });
  closeOnSignal(() => service.close());
  console.log(greeting(options, dataDir, DEMO_ACCOUNTS));
}

function checkDataFolder(folder: string): void {
  const probe = join(folder, `.write-test-${process.pid}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new Error(
      `Cannot write to the data folder ${folder} (${codeOf(error)}). Choose another with --data.`,
      {
        cause: error,
      },
    );
  }
}

/** Folder by folder: Node's own recursive way tries for ever where a parent exists but takes none (/proc). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Opens and closes the port: better to hear of a taken one before the client is built than after. */
async function checkPort({ port, host }: StartOptions): Promise<void> {
  await new Promise<void>((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(port, host, () => probe.close(() => done()));
  });
}

function closeOnSignal(close: () => Promise<void>): void {
  let closing = false;
  const stop = (): void => {
    // A second Ctrl-C means: now.
    if (closing) process.exit(1);
    closing = true;
    close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}

function fail(error: unknown): never {
  console.error(startFailure(error));
  process.exit(1);
}

start().catch(fail);
