/**
 * `npm run build [-- development|staging|production [modern|hosted|packaged]]`: builds the client into dist/{environment} and
 * prints what the first screen loads. Production when nothing is said, for every engine. Fails when the first load is over its
 * budget.
 */
import { inspectBuild } from './bundle';
import { buildClient, clientFolder, deliveryOf } from './client';
import { es5Faults } from './client/es5Faults';
import { polyfillFaults } from './client/unmetApis';
import { environmentOf } from './environment';
import { licenseFaults } from './license-file';

try {
  const environment = environmentOf(process.argv[2] ?? process.env.PROSCENIUM_ENV ?? 'production');
  const delivery = deliveryOf(process.argv[3], environment);
  await buildClient(environment, 'info', delivery);
  const folder = clientFolder(environment, delivery);
  const { lines, faults: inspected } = inspectBuild(environment, folder);
  const faults = [...inspected, ...licenseFaults(folder), ...es5Faults(folder), ...polyfillFaults(folder)];
  for (const line of [...lines, ...faults]) console.log(line);
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
