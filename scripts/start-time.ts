/**
 * `npm run bench:start -- FOLDER...`: time to the first screen that can be used, from there to home, and to home at the next
 * launch, of built clients in turns, on the reference service. The first folder is what the others are compared with; without
 * one the staging client is built and told of alone.
 *
 *   --starts 10   of each client
 *   --slow 6      how many times slower the processor is
 *   --link 2      megabits a second of everything that is loaded; without it the machine's own
 *   --waterfall   of the last start of each client: what loads, when, and how much; with --link
 */
import { parseArgs } from 'node:util';
import { createService, type Service } from '../tests/service/server';
import { inspectBuild } from './bundle';
import { launchBare } from './start-time/barePage';
import { builtClients, positive } from './start-time/clients';
import { openLink, type Link } from './start-time/link';
import { measureStart, START_FIGURES, type StartTime } from './start-time/measure';
import { comparePaired, median } from './start-time/statistics';
import { waterfall } from './start-time/waterfall';

const { values: options, positionals } = parseArgs({
  options: {
    starts: { type: 'string', default: '10' },
    slow: { type: 'string', default: '6' },
    link: { type: 'string' },
    waterfall: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

try {
  const starts = positive('starts', options.starts);
  const slow = positive('slow', options.slow);
  const megabits = options.link === undefined ? null : positive('link', options.link);
  const folders = await builtClients(positionals);
  const times = await measure(folders, starts, slow, megabits);
  const link = megabits === null ? '' : `, over ${megabits} Mbit/s`;
  console.log(
    `${starts} starts each, in turns, at ${slow}x slow-down${link}; medians, and ratios to the first with their 95 % intervals`,
  );
  folders.forEach((folder, at) => tell(folder, times[at]!, times[0]!));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function measure(
  folders: readonly string[],
  starts: number,
  slow: number,
  megabits: number | null,
): Promise<StartTime[][]> {
  const browser = await launchBare();
  const services: Service[] = [];
  const links: (Link | null)[] = [];
  try {
    for (const clientDir of folders) services.push(await createService({ port: 0, clientDir }));
    // the first start of a service draws its artwork
    for (const { url } of services) {
      await measureStart(browser, url, slow);
      links.push(megabits === null ? null : await openLink(url, megabits * 1e6));
    }
    const times: StartTime[][] = folders.map(() => []);
    for (let round = 0; round < starts; round += 1) {
      process.stderr.write(`round ${round + 1} of ${starts}\n`);
      for (let turn = 0; turn < folders.length; turn += 1) {
        // each round begins with another client, so that none always comes first
        const at = (round + turn) % folders.length;
        const link = links[at];
        link?.forget();
        const { times: own, stretches } = await measureStart(browser, link?.url ?? services[at]!.url, slow);
        times[at]!.push(own);
        if (options.waterfall && link && round === starts - 1)
          for (const stretch of stretches) console.log(waterfall(stretch, link.transfers).join('\n'), '\n');
      }
    }
    return times;
  } finally {
    await browser.close();
    for (const link of links) await link?.close();
    for (const service of services) await service.close();
  }
}

function tell(folder: string, times: readonly StartTime[], base: readonly StartTime[]): void {
  const { firstLoad } = inspectBuild('staging', folder);
  const of = (figure: keyof StartTime, from: readonly StartTime[]): number[] =>
    from.map((each) => each[figure]);
  console.log(`\n${folder}: ${(firstLoad / 1000).toFixed(1)} kB gz before the first screen`);
  for (const figure of START_FIGURES) {
    const own = of(figure, times);
    const { ratio, from, to } = comparePaired(own, of(figure, base));
    const ms = (value: number): string => `${value.toFixed(0).padStart(6)} ms`;
    console.log(
      `  ${figure.padEnd(9)} ${ms(median(own))}, fastest ${ms(Math.min(...own))}` +
        (times === base ? '' : `   ${ratio.toFixed(3)} (${from.toFixed(3)} to ${to.toFixed(3)})`),
    );
  }
}
