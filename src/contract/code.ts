/** Signing in by a code confirmed on a phone, and the exchange of an account for a sign-in token. */
import * as v from 'valibot';
import { entity, optional, parser, required } from './tolerance';

const filled = v.pipe(v.string(), v.nonEmpty());

/** `GET /users/pair/code`. `expiration` is in seconds from now. */
export const PairCodeSchema = entity('pairCode', {
  code: required(filled),
  expiration: required(v.pipe(v.number(), v.minValue(0))),
});
export type PairCode = v.InferOutput<typeof PairCodeSchema>;
export const parsePairCode = parser('pairCode', PairCodeSchema);

/** `GET /users/pair/token?code={code}`, and the token exchange after registration. null: not confirmed yet. */
export const SignInTokenSchema = entity('signInToken', { token: optional(filled, null) });
export type SignInToken = v.InferOutput<typeof SignInTokenSchema>;
export const parseSignInToken = parser('signInToken', SignInTokenSchema);
