/** The steps of a start, each with a limit and, when it fails, a code that the screen shows. */
import type { Clock } from '../domain/clock';
import { withLimit } from '../domain/withLimit';

/** How long configuration, identity's code and identity's first answer may take each, ms. */
export const STEP_MS = 5000;

/** Codes of the steps, as support reads them. */
export type StartCode =
  'configuration_failed' | 'identity_code_failed' | 'identity_silent' | 'unhandled_error';

/** A step of the start failed, or did not end in time. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly code: StartCode;

  constructor(code: StartCode, cause: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** The step's result. @throws StartError when it fails, or is not there after its limit; what comes later is kept by the step */
export async function startStep<Result>(
  step: Promise<Result>,
  code: StartCode,
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>,
): Promise<Result> {
  try {
    return await withLimit(step, STEP_MS, clock);
  } catch (error) {
    throw new StartError(code, error);
  }
}
