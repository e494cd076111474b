/** Who asks, and what they may do: the first lines of nearly every route. */
import type { Context } from 'hono';
import { DEFAULT_LANGUAGE } from '../../../src/contract/languages';
import { ContractError, refuseProblems } from '../../../src/contract/tolerance';
import type { Report } from '../../../src/contract/tolerance';
import type { Audience, Rights } from '../catalogue/present';
import type { ProfileSeed } from '../catalogue/viewers';
import type { ServiceContext, Viewer } from '../context';
import { ServiceFailure } from '../failure';
import { jsonBody } from '../json-body';
import { activePlan } from './entitlement';
import type { Profiles } from './profiles';

/** What a viewer may play. */
function rightsOf(ctx: ServiceContext, viewer: Viewer): Rights {
  if (viewer.anonymous) return { opens: 'free' };
  return { opens: activePlan(ctx, viewer.uid)?.plan.opens ?? 'account' };
}

/** The language of a request, by its lang header. */
export const languageOf = (c: Context): string => c.req.header('lang') ?? DEFAULT_LANGUAGE;

/** The audience of an answer. Throws a 401 without a session. */
export async function audienceOf(ctx: ServiceContext, c: Context): Promise<Audience & { viewer: Viewer }> {
  const viewer = await ctx.requireViewer(c);
  return {
    viewer,
    rights: rightsOf(ctx, viewer),
    now: ctx.clock(),
    origin: ctx.origin(c),
    language: languageOf(c),
  };
}

/** A viewer with an account. Throws a 401 without a session and a 403 for a guest. */
export async function memberOf(ctx: ServiceContext, c: Context): Promise<Viewer> {
  const viewer = await ctx.requireViewer(c);
  refuseGuest(viewer);
  return viewer;
}

/** Throws a 403 for a guest. */
export function refuseGuest(viewer: Viewer): void {
  if (viewer.anonymous) throw new ServiceFailure(403, 'guest_not_allowed');
}

/**
 * The profile a request is made for, by its x-profile-id header. Throws a 400 without the header and a 403 when the profile
 * is somebody else's.
 */
export async function profileOf(ctx: ServiceContext, profiles: Profiles, c: Context): Promise<ProfileSeed> {
  const viewer = await memberOf(ctx, c);
  const uuid = c.req.header('x-profile-id');
  if (!uuid)
    throw new ServiceFailure(400, 'profile_required', { message: 'The x-profile-id header is missing' });
  return ownProfile(profiles, viewer.uid, uuid);
}

/** The viewer's profile of that uuid. Throws a 403 when it is not the viewer's. */
export function ownProfile(profiles: Profiles, uid: string, uuid: string): ProfileSeed {
  const profile = profiles.of(uid).find((one) => one.uuid === uuid);
  if (!profile) throw new ServiceFailure(403, 'profile_not_allowed');
  return profile;
}

/** The request's JSON body, as the contract has it. Throws a 400 for any other. */
export async function bodyAs<T>(c: Context, parse: (input: unknown, report: Report) => T): Promise<T> {
  const body = await jsonBody(c);
  try {
    return parse(body, refuseProblems);
  } catch (error) {
    if (error instanceof ContractError)
      throw new ServiceFailure(400, 'malformed_body', { message: error.message });
    throw error;
  }
}

/** A whole number of the query string within bounds; anything else gives the default. */
export function countOf(text: string | undefined, otherwise: number, most: number): number {
  const count = Number(text);
  return text !== undefined && Number.isInteger(count) && count >= 0 ? Math.min(count, most) : otherwise;
}
