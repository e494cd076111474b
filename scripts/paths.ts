/** Where things lie, whatever folder a command is called from. */
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What test runs leave behind: reports, failure pages, pictures. Not kept in git. */
export const RESULTS = fileURLToPath(new URL('../test-results', import.meta.url));

/** Tables of the perf suite, one a file of it. */
export const PERF_TABLES = fileURLToPath(new URL('../test-results/perf', import.meta.url));
