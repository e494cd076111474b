/** Set-up of the visual suite: forgets the failure pages of the run before. */
import { rmSync } from 'node:fs';
import { FAILURE_PAGES } from './baselines';

export default function setup(): void {
  rmSync(FAILURE_PAGES, { recursive: true, force: true });
}
