/**
 * `npm run bench:keys -- FOLDER...`: from a key to its presented frame, by Chrome's own trace and not by the client's clock, on the
 * home of a member, of built clients in turns; and the frames of a key held down. Without a folder the staging client is built.
 *
 *   --rounds 3    of each client
 *   --slow 6      how many times slower the processor is
 */
import { parseArgs } from 'node:util';
import { createService, type Service } from '../tests/service/server';
import { launchBare } from './start-time/barePage';
import { builtClients, positive } from './start-time/clients';
import { measureKeys } from './start-time/keys';
import type { KeyFigures } from './start-time/keys';
import { median, percentile } from './start-time/statistics';

const { values: options, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, slow: { type: 'string', default: '6' } },
  allowPositionals: true,
});

try {
  const rounds = positive('rounds', options.rounds);
  const slow = positive('slow', options.slow);
  const folders = await builtClients(positionals);
  const figures = await measure(folders, rounds, slow);
  console.log(`${rounds} rounds each, in turns, at ${slow}x slow-down`);
  folders.forEach((folder, at) => tell(folder, figures[at]!));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function measure(folders: readonly string[], rounds: number, slow: number): Promise<KeyFigures[][]> {
  const browser = await launchBare();
  const services: Service[] = [];
  try {
    for (const clientDir of folders) services.push(await createService({ port: 0, clientDir }));
    const figures: KeyFigures[][] = folders.map(() => []);
    for (let round = 0; round < rounds; round += 1) {
      process.stderr.write(`round ${round + 1} of ${rounds}\n`);
      for (let turn = 0; turn < folders.length; turn += 1) {
        const at = (round + turn) % folders.length;
        figures[at]!.push(await measureKeys(browser, services[at]!.url, slow));
      }
    }
    return figures;
  } finally {
    await browser.close();
    for (const service of services) await service.close();
  }
}

function tell(folder: string, rounds: readonly KeyFigures[]): void {
  const presented = rounds.flatMap((round) => round.presented);
  const held = rounds.flatMap((round) => round.held);
  const worst = held.reduce((most, frame) => (frame.js > most.js ? frame : most));
  const late = (frames: readonly number[]): string =>
    `${((100 * frames.filter((each) => each > 1000 / 60).length) / frames.length).toFixed(1)} %`;
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  console.log(`\n${folder}: ${presented.length} keys, ${held.length} frames of a hold`);
  console.log(
    `  key to presented frame  median ${ms(median(presented))}, p95 ${ms(percentile(presented, 95))}`,
  );
  console.log(
    `  script of its handler   p95 ${ms(
      percentile(
        rounds.flatMap((round) => round.handled),
        95,
      ),
    )}`,
  );
  const work = held.map(({ js }) => js);
  const apart = held.map((frame) => frame.ms);
  console.log(
    `  frames of a hold        work over 16.7 ms ${late(work)}, p95 ${ms(percentile(work, 95))}, worst ${ms(worst.js)} ` +
      `with ${worst.draws} draws and ${worst.uploads} uploads; apart by more ${late(apart)}, p95 ${ms(percentile(apart, 95))}`,
  );
}
