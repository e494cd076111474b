/**
 * `npm run profile`: a scripted remote session, its figures, and a flame of the worst frame.
 *
 *   --url http://tv:9998   over a set's remote DevTools
 *   --listen 4801          with a set that has none: open the app there with ?profile=http://this-machine:4801
 *   neither                headless: builds staging, starts the service and Chromium
 *   --platform tizen       so too, on the fake of that set, by its key codes
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { connectDevTools } from './profile/devtools';
import { drive } from './profile/drive';
import type { RecordedSession } from './profile/drive';
import { flameOf } from './profile/flame';
import { listenForSession } from './profile/listen';
import { parseProfileOptions } from './profile/options';
import type { ProfileOptions } from './profile/options';
import { phaseLines, reportLines, stretchOf } from './profile/report';
import { namerFor } from './profile/sources';
import { parseSteps } from './profile/steps';
import type { Step } from './profile/steps';

async function profile(): Promise<void> {
  const options = parseProfileOptions(process.argv.slice(2));
  const steps = parseSteps(
    readFileSync(options.script ?? new URL('./profile/home.txt', import.meta.url), 'utf8'),
  );
  await run(options, steps, (session) => show(session, options.trace));
}

async function run(
  { url, listen, platform, slow, pictures }: ProfileOptions,
  steps: readonly Step[],
  finish: (session: RecordedSession) => Promise<void>,
): Promise<void> {
  if (url !== null) {
    const tools = await connectDevTools(url);
    try {
      await finish(await drive(tools, steps, slow));
    } finally {
      await tools.close();
    }
  } else if (listen !== null) {
    const tell = (addresses: string[]): void =>
      console.log(`Open the app on the set with ?profile=${addresses.join(' or ?profile=')}`);
    await finish(await listenForSession(listen, steps, tell));
  } else {
    // loaded only here: the service and playwright take seconds
    const { runHeadless } = await import('./profile/headless');
    await runHeadless(steps, { slow, platform, pictures }, finish);
  }
}

async function show({ report, trace, cpu, memory }: RecordedSession, file: string | null): Promise<void> {
  console.log(reportLines(report, memory).join('\n'));
  const { frames } = report;
  const longest = (key: 'ms' | 'js') => [...frames].sort((one, other) => other[key] - one[key])[0];
  const nameOf = cpu === null ? null : await namerFor(cpu.profile);
  const [slowest, busiest] = [longest('ms'), longest('js')];
  const shown =
    slowest === busiest
      ? [['longest frame, and the one with the most script', slowest] as const]
      : ([
          ['longest frame', slowest],
          ['frame with the most script', busiest],
        ] as const);
  for (const [title, frame] of shown) {
    if (frame === undefined) continue;
    const { from, to } = stretchOf(frame, frames);
    console.log(
      `\n${title}: ${frame.ms.toFixed(1)} ms, ${frame.js.toFixed(2)} ms of it script, at ${(frame.t / 1000).toFixed(3)} s`,
    );
    console.log(phaseLines(frame, trace).join('\n'));
    if (cpu === null || nameOf === null) continue;
    console.log('flame, from the end of the frame before:');
    const at = (ms: number): number => cpu.originUs + ms * 1000;
    console.log(flameOf(cpu.profile, at(from), at(to), nameOf).join('\n'));
  }
  if (file === null) return;
  writeFileSync(file, JSON.stringify(trace));
  console.log(`\nThe last 60 s are in ${file}: open it in ui.perfetto.dev.`);
}

profile().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message.split('\n', 1)[0] : error);
  process.exit(1);
});
