/**
 * `npm run engines [-- VERSION ...]`: the client on old engines, imitated and real, from the welcome screen to a film. Writes
 * test-results/engines.md and a picture of each screen beside it. The real ones are fetched from npm once, 70 MB.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createService } from '../tests/service/server';
import { clientFolder, ensureClient } from './client';
import { driveCodeFailure, driveRealEngine, imitateEngine, IMITATED, TODAY } from './engines/rungs';
import { REAL_ENGINES } from './engines/realEngines';
import { engineTable, type Row } from './engines/table';
import { serveVp9 } from './engines/vp9';
import { RESULTS } from './paths';

const wanted = process.argv.slice(2).map(Number);
const isWanted = (version: number): boolean => wanted.length === 0 || wanted.includes(version);

const pictures = join(RESULTS, 'engines');
mkdirSync(pictures, { recursive: true });
await ensureClient('staging', 'hosted');
const service = await createService({ port: 0, clientDir: clientFolder('staging', 'hosted'), faults: true });
const rows: Row[] = [];
try {
  for (const engine of IMITATED.filter(({ version }) => isWanted(version))) {
    const { version, without } = engine;
    const name = [version === TODAY ? 'today' : version, ...without].join('-');
    const result = await imitateEngine(service.url, engine, join(pictures, `imitated-${name}`));
    add({ rung: 'b', engine: name, result, how: ['APIs deleted', ...without].join(', ') });
  }
  const film = await serveVp9();
  await playInstead(film.url);
  for (const real of REAL_ENGINES.filter(({ version }) => isWanted(version))) {
    const { result, product } = await driveRealEngine(
      service.url,
      real,
      join(pictures, `real-${real.version}`),
    );
    const { asked, loads, stopped } = await driveCodeFailure(service.url, real);
    const failure = `a file answered once with 503: asked for ${asked} times, ${loads} loads of the page`;
    add({
      rung: 'c',
      engine: product,
      result: { ...result, stopped: result.stopped ?? stopped },
      how: `VP9 film, as it has no H.264; ${failure}`,
    });
  }
  film.close();
} finally {
  await service.close();
}
const table = engineTable(rows);
writeFileSync(join(RESULTS, 'engines.md'), table);
console.log(table);
if (rows.some(({ result }) => result.stopped !== null)) process.exitCode = 1;

function add(row: Row): void {
  rows.push(row);
  console.log(`${row.rung} ${row.engine}: ${row.result.reached.join(', ')}${row.result.stopped ?? ''}`);
}

/** Every playback answers with this film. */
async function playInstead(url: string): Promise<void> {
  const body = [{ url }];
  await fetch(`${service.url}/__test/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match: 'POST /api/asset/*/playback', times: null, body }),
  });
}
