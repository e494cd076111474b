/*
 * Runs scripts/<name>.ts, after a look at Node's version: `node scripts/run.cjs start --port 4300`.
 * Plain old JavaScript, because it is read by any Node that someone may have, and must be able to tell them so.
 */
var path = require('path');
var tooOld = require('./node-version.cjs').tooOld(process.versions.node);

if (tooOld) {
  console.error(tooOld);
  process.exit(1);
}
require('./run-typescript.cjs').run(path.join(__dirname, process.argv[2] + '.ts'));
