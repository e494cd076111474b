/** The body of a refusal, and the service codes the client tells apart. */
import * as v from 'valibot';
import { entity, optional, parser } from './tolerance';

/** Code of a refusal of any status when the title is above the viewer's age: passed through to the caller, not rejected. */
export const AGE_RESTRICTION_EXCEEDED = 'age_restriction_exceeded';
/** Code of HTTP 403 when too many screens play at once. */
export const CONCURRENT_STREAMS_EXCEEDED = 'concurrent_streams_exceeded';
/** Code of HTTP 402. */
export const PLAN_UPGRADE_REQUIRED = 'plan_upgrade_required';

export const ServiceErrorSchema = entity('error', {
  code: optional(v.string(), null),
  reasonCode: optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), null),
  /** Text for the viewer, shown as it is where the specification says so. */
  details: optional(v.string(), null),
  message: optional(v.string(), null),
});
export type ServiceError = v.InferOutput<typeof ServiceErrorSchema>;
export const parseServiceError = parser('error', ServiceErrorSchema);
