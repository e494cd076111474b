/** Recordings of the profiler, for engineers: sent by a set, fetched by whoever photographs the code it then shows. */
import * as v from 'valibot';
import { entity, parser, required } from './tolerance';

/** Bytes of JSON a service takes at most; 60 s of frames are about 3 MB. */
export const TRACE_MAX_BYTES = 16e6;

/** Body of `POST /traces`: Chrome's Trace Event Format. Its events are no business of the service. */
export const TraceBodySchema = entity('traceBody', {
  traceEvents: required(v.pipe(v.array(v.unknown()), v.minLength(1))),
});
export const parseTraceBody = parser('traceBody', TraceBodySchema);

/** The answer: where the recording can be fetched, by a phone too. */
export const SentTraceSchema = entity('sentTrace', {
  url: required(v.pipe(v.string(), v.regex(/^https?:\/\//, 'an http address'))),
});
export const parseSentTrace = parser('sentTrace', SentTraceSchema);
