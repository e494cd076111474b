/**
 * The client of the static host and the legal-text provider. It sends none of the API's headers, because those hosts
 * are third parties, and uses the same retry policy.
 */
import ky from 'ky';
import { routes } from '../contract';
import type { LegalType, Report, Translations } from '../contract';
import { parseTranslations } from '../contract';
import { ApiError } from './apiError';
import type { CallName } from './calls';
import { withRetries } from './retry';
import type { Outage } from './retry';
import { noAnswer } from './transport';

/** What the client of the static host needs. */
export interface StaticClientOptions {
  readonly staticUrl: string;
  readonly legalUrl: string;
  readonly report: Report;
  /** Resolves once the whole answer has arrived. */
  readonly fetch: typeof fetch;
  readonly outage: Outage;
}

/** Calls to the static host and the legal-text provider. */
export interface StaticClient {
  /** Translations of a language. @throws ApiError */
  translations(language: string, signal?: AbortSignal): Promise<Translations>;
  /** A legal document as HTML, not yet sanitised. @throws ApiError */
  legal(type: LegalType, signal?: AbortSignal): Promise<string>;
}

/** @param options both base URLs, the report for mistakes in the answers, `fetch`, and the offline state */
export function createStaticClient(options: StaticClientOptions): StaticClient {
  const text = async (call: CallName, url: string, signal: AbortSignal | undefined): Promise<string> => {
    const response = await withRetries(signal, options.outage, (retry) =>
      ky(url, { ...retry, fetch: options.fetch, throwHttpErrors: false }),
    ).catch((cause: unknown) => {
      throw noAnswer({ call, signal }, cause);
    });
    if (!response.ok) throw new ApiError({ call, kind: 'status', status: response.status, service: null });
    return response.text();
  };

  return {
    translations: async (language, signal) => {
      const body = await text('translations', options.staticUrl + routes.translations(language), signal);
      try {
        return parseTranslations(JSON.parse(body), options.report);
      } catch (cause) {
        throw new ApiError({ call: 'translations', kind: 'contract', status: null, service: null, cause });
      }
    },
    legal: (type, signal) => text('legal', options.legalUrl + routes.legal(type), signal),
  };
}
