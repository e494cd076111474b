/** The viewer's account and profiles. */
import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { DEFAULT_COUNTRY } from '../../../src/contract/languages';
import { defaultPaths, routes } from '../../../src/contract/routes';
import { ProfileBodySchema } from '../../../src/contract/user';
import { parser } from '../../../src/contract/tolerance';
import { ADULT_RATING, defaultPlaybackSettings, KID_RATING } from '../catalogue/demo';
import { PARTNER_GATEWAY } from '../catalogue/plans';
import type { ProfileSeed } from '../catalogue/viewers';
import type { ServiceContext } from '../context';
import { ServiceFailure } from '../failure';
import { bodyAs, memberOf } from './audience';
import { activePlan } from './entitlement';
import type { Profiles } from './profiles';
import type { FavoritesStore } from './favorites-store';

/** What an account without a plan has. */
const UNPAID = { quality: ['270p', '360p', '540p'], profileLimit: 2 };
const NAME_TAKEN = 'The entered profile name already exists. Please enter a different profile name.';

const parseProfileBody = parser('profileBody', ProfileBodySchema);

/** Routes below /api. Guests have no account: 403. */
export function userRoutes(ctx: ServiceContext, profiles: Profiles, favorites: FavoritesStore): Hono {
  const app = new Hono();
  const limitsOf = (uid: string): { quality: readonly string[]; profileLimit: number } => {
    const plan = activePlan(ctx, uid)?.plan;
    return plan ? { quality: plan.quality, profileLimit: plan.profileLimit } : UNPAID;
  };

  app.get(routes.user, async (c) => {
    const viewer = await memberOf(ctx, c);
    return c.json(
      {
        uid: viewer.uid,
        email: viewer.email,
        plan: limitsOf(viewer.uid),
        profiles: profiles.welcome(viewer).map(wireProfile),
      },
      200,
      { 'x-country': DEFAULT_COUNTRY },
    );
  });

  app.get(defaultPaths.provider, async (c) => {
    const viewer = await memberOf(ctx, c);
    const partner = activePlan(ctx, viewer.uid)?.price.gateway === PARTNER_GATEWAY;
    return c.json(partner ? { name: 'Punjab Fibre' } : {});
  });

  app.get(defaultPaths.userSettings, async (c) => {
    const viewer = await memberOf(ctx, c);
    const active = activePlan(ctx, viewer.uid);
    const profile = profiles.welcome(viewer).find(({ uuid }) => uuid === c.req.header('x-profile-id'));
    return c.json({
      uid: viewer.uid,
      isPremium: active !== null,
      isPartnerUser: active?.price.gateway === PARTNER_GATEWAY,
      playbackSettings: profile?.playbackSettings ?? defaultPlaybackSettings,
    });
  });

  app.get(routes.profiles, async (c) => c.json(profiles.welcome(await memberOf(ctx, c)).map(wireProfile)));

  app.get(`${routes.profiles}/:uuid`, async (c) => {
    const viewer = await memberOf(ctx, c);
    return c.json(wireProfile(find(profiles.welcome(viewer), c.req.param('uuid') ?? '')));
  });

  app.post(routes.profiles, async (c) => {
    const viewer = await memberOf(ctx, c);
    const body = await bodyAs(c, parseProfileBody);
    const list = profiles.welcome(viewer);
    if (list.length >= limitsOf(viewer.uid).profileLimit) {
      throw new ServiceFailure(403, 'profile_limit_reached', {
        details: 'Your plan has no room for another profile.',
      });
    }
    refuseTakenName(list, body.name, null);
    const maturityRating = body.maturityRating ?? ADULT_RATING;
    const profile: ProfileSeed = {
      uuid: randomUUID(),
      name: body.name,
      pin: null,
      language: body.language,
      interests: body.interests ?? [],
      maturityRating,
      defaultProfile: false,
      kids: maturityRating <= KID_RATING,
      playbackSettings: defaultPlaybackSettings,
    };
    profiles.change(viewer.uid, (all) => all.push(profile));
    return c.json(wireProfile(profile), 201);
  });

  /** Name, language and interests change; PIN and rating are set on the web alone, so whatever the body says of them is left. */
  app.patch(`${routes.profiles}/:uuid`, async (c) => {
    const viewer = await memberOf(ctx, c);
    const uuid = c.req.param('uuid') ?? '';
    const list = profiles.welcome(viewer);
    const old = find(list, uuid);
    const body = await bodyAs(c, parseProfileBody);
    refuseTakenName(list, body.name, uuid);
    const changed = {
      ...old,
      name: body.name,
      language: body.language,
      interests: body.interests ?? old.interests,
    };
    profiles.change(viewer.uid, (all) => {
      all[all.findIndex((one) => one.uuid === uuid)] = changed;
    });
    return c.json(wireProfile(changed));
  });

  app.delete(`${routes.profiles}/:uuid`, async (c) => {
    const viewer = await memberOf(ctx, c);
    const list = profiles.welcome(viewer);
    const profile = find(list, c.req.param('uuid') ?? '');
    if (profile === list[0])
      throw new ServiceFailure(403, 'first_profile', { details: 'The first profile stays.' });
    if (profile.pin !== null)
      throw new ServiceFailure(403, 'profile_locked', { details: 'Remove its PIN on the web first.' });
    profiles.change(viewer.uid, (all) => all.splice(all.indexOf(profile), 1));
    favorites.forget(profile.uuid);
    return c.body(null, 204);
  });
  return app;
}

function find(list: readonly ProfileSeed[], uuid: string): ProfileSeed {
  const profile = list.find((one) => one.uuid === uuid);
  if (!profile) throw new ServiceFailure(404, 'profile_not_found');
  return profile;
}

function refuseTakenName(list: readonly ProfileSeed[], name: string, except: string | null): void {
  const taken = list.some((one) => one.uuid !== except && one.name.toLowerCase() === name.toLowerCase());
  if (taken) throw new ServiceFailure(409, 'profile_name_exists', { details: NAME_TAKEN });
}

/** A profile on the wire: without a PIN there is no such field. */
function wireProfile({ pin, ...profile }: ProfileSeed): object {
  return pin === null ? profile : { ...profile, pin };
}
