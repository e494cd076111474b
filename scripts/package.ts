/**
 * `npm run package -- tizen|webos|vizio|vidaa|vewd|foxxum`: the production client as each set or store takes it, with icons and
 * store pictures, into dist/packages or --out. One line and exit code 1 when something is wrong; nothing is written then.
 */
import { join, relative, resolve } from 'node:path';
import { clientFiles } from './package/clientFiles';
import { createPackage } from './package/createPackage';
import { parsePackageOptions } from './package/options';
import { writeOutputs } from './package/output';
import { ROOT } from './paths';

async function run(): Promise<void> {
  const options = parsePackageOptions(process.argv.slice(2));
  const out = resolve(options.out ?? join(ROOT, 'dist/packages'));
  const { outputs, notes } = await createPackage(options, clientFiles);
  writeOutputs(out, outputs);
  for (const [name, content] of outputs) {
    const files = content instanceof Uint8Array ? [content] : [...content.values()];
    const bytes = files.reduce((sum, each) => sum + each.length, 0);
    console.log(`${(bytes / 1000).toFixed(0).padStart(6)} kB  ${relative('', join(out, name))}`);
  }
  for (const note of notes) console.log(note);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message.split('\n', 1)[0] : error);
  process.exitCode = 1;
});
