/**
 * `npm test`: every part in order, a line for each, and `N passed, M failed` at the end. Parts can be named:
 *
 *   node scripts/run.cjs test unit e2e            only these
 *   npm run test:e2e -- player                    the rest goes to the part: here, files with that name
 *   npm run test:visual -- --update               accepts the pictures as they are now
 *
 * The whole output of a part is in test-results/{part}.log. A part that runs no test counts as failed.
 */
import { mkdirSync } from 'node:fs';
import { RESULTS } from './paths';
import { PARTS, type Part } from './test-parts';
import { finalLine, partLine, type PartResult } from './test-report';

const { parts, extra } = choose(process.argv.slice(2));
mkdirSync(RESULTS, { recursive: true });
const results: PartResult[] = [];
for (const part of parts) {
  const started = performance.now();
  const result = await part.run({ alone: parts.length === 1, extra });
  results.push(result);
  console.log(partLine(part.name, result, performance.now() - started));
  for (const line of result.notes) console.log(`    ${line}`);
}
console.log(finalLine(results));
// Not process.exit: what was printed must reach a pipe first.
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;

/** Names of parts come first; what follows them is handed on to the parts. None named means all. */
function choose(args: string[]): { parts: Part[]; extra: string[] } {
  const isPart = (name: string): boolean => PARTS.some((part) => part.name === name);
  const end = args.findIndex((arg) => !isPart(arg));
  const names = end < 0 ? args : args.slice(0, end);
  if (names.length === 0 && args.length > 0) {
    console.error(`No part is named '${args[0]}'. Parts: ${PARTS.map(({ name }) => name).join(', ')}.`);
    process.exit(1);
  }
  return {
    parts: names.length === 0 ? [...PARTS] : PARTS.filter(({ name }) => names.includes(name)),
    extra: end < 0 ? [] : args.slice(end),
  };
}
