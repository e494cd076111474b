/** For tests: a whole service on a free port, in test mode, and the few requests every test makes. */
import type { ServiceOptions } from './options';
import type { Service } from './server';
import { createService } from './server';

type Headers = Record<string, string>;

/** A running service and short ways to ask it. Paths begin with a slash. */
export interface TestService extends Service {
  get(where: string, headers?: Headers): Promise<Response>;
  /** Posts JSON. */
  post(where: string, body: unknown, headers?: Headers): Promise<Response>;
  /** Posts a form, as a phone's browser does. */
  postForm(where: string, fields: Record<string, string>): Promise<Response>;
  /** The authorization header of a demo account, or of a new guest for null. */
  bearer(email: string | null): Promise<Headers>;
  /** Everything as at the start: documents, faults, log and clock. */
  reset(): Promise<void>;
}

/** Starts a service with nothing kept, unless options say otherwise. */
export async function startService(options: Partial<ServiceOptions> = {}): Promise<TestService> {
  const service = await createService({ port: 0, faults: true, ...options });
  const get: TestService['get'] = (where, headers = {}) => fetch(service.url + where, { headers });
  const post: TestService['post'] = (where, body, headers = {}) =>
    fetch(service.url + where, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return {
    ...service,
    get,
    post,
    postForm: (where, fields) =>
      fetch(service.url + where, { method: 'POST', body: new URLSearchParams(fields) }),
    async bearer(email) {
      const call = email ? 'signInWithPassword' : 'signUp';
      const url = `/identitytoolkit.googleapis.com/v1/accounts:${call}?key=k`;
      const { idToken } = await json(post(url, email ? { email, password: 'popcorn1' } : {}));
      return { authorization: `Bearer ${String(idToken)}` };
    },
    async reset() {
      await post('/__test/reset', {});
    },
  };
}

/** The JSON of an answer. */
export async function json<T = Record<string, unknown>>(answer: Promise<Response> | Response): Promise<T> {
  return (await (await answer).json()) as T;
}
