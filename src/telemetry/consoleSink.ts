/** Reports and events on the console, for engineers and tests: in every build but production's. */
import type { SentEvent } from './analytics';
import type { ErrorReport } from './report';

export function printReport({ severity, code, id, message }: ErrorReport): void {
  console.error('[report]', severity, code ?? '', id, message);
}

export function printEvent(event: SentEvent): void {
  console.debug('[analytics]', event.name, JSON.stringify({ ...event, name: undefined, context: undefined }));
}
