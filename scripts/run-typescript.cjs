/* Runs a TypeScript module in this very process, so that signals and the exit code need no passing on. */
const { pathToFileURL } = require('node:url');

/** Runs the module at `file`; process.argv becomes what it would be had Node been called with that file. */
exports.run = async function run(file) {
  process.argv.splice(1, 2, file);
  try {
    const { register } = await import('tsx/esm/api');
    register();
    await import(pathToFileURL(file).href);
  } catch (error) {
    console.error(
      error.code === 'ERR_MODULE_NOT_FOUND' && /tsx/.test(error.message) ? 'Run npm ci first.' : error,
    );
    process.exit(1);
  }
};
