/** The ways a call of the service can fail, as answers of a fake service. */
import { json, networkFailure, silence } from './fakeService';
import type { Answer } from './fakeService';

/** One of them. */
export type FailingWay =
  'refused' | 'timeout' | '401' | '403' | '404' | '500' | 'empty' | 'malformed' | 'wrong';

/** What the service answers in each. */
export const FAILING_ANSWERS: Readonly<Record<FailingWay, Answer>> = {
  refused: networkFailure,
  timeout: silence,
  401: () => json({}, 401),
  403: () => json({}, 403),
  404: () => json({}, 404),
  500: () => json({}, 500),
  empty: () => new Response(null, { status: 200 }),
  malformed: () => new Response('{"data": ['),
  wrong: () => json(7),
};

/** Their names. */
export const FAILING_WAYS = Object.keys(FAILING_ANSWERS) as FailingWay[];
