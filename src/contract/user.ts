/** People: the user, the user's profiles and settings, the partner provider, interests, and the bodies that change them. */
import * as v from 'valibot';
import { entity, list, listSchema, optional, parser, required } from './tolerance';

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());
const id = required(filled);

/** What the service counts as said where it says nothing. */
export const DEFAULT_PLAYBACK_SETTINGS = {
  playTrailer: true,
  skipIntro: false,
  skipRecap: false,
  skipCredits: false,
  playNextEpisode: true,
};
export const PlaybackSettingsSchema = entity('playbackSettings', {
  playTrailer: optional(v.boolean(), DEFAULT_PLAYBACK_SETTINGS.playTrailer),
  skipIntro: optional(v.boolean(), DEFAULT_PLAYBACK_SETTINGS.skipIntro),
  skipRecap: optional(v.boolean(), DEFAULT_PLAYBACK_SETTINGS.skipRecap),
  skipCredits: optional(v.boolean(), DEFAULT_PLAYBACK_SETTINGS.skipCredits),
  playNextEpisode: optional(v.boolean(), DEFAULT_PLAYBACK_SETTINGS.playNextEpisode),
});
export type PlaybackSettings = v.InferOutput<typeof PlaybackSettingsSchema>;

/** Maturity ratings: a kids profile has at most 7, a new profile gets the adult rating. */
export const KID_MATURITY_MAX = 7;
export const ADULT_MATURITY = 21;

export const ProfileSchema = entity('profile', {
  uuid: id,
  name: optional(v.string(), ''),
  /** Four digits; its presence means the profile is locked. */
  pin: optional(filled, null),
  /** Two letters. */
  language: optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/)), 'en'),
  interests: list(v.string()),
  /** Years of age; null and 0 limit nothing. */
  maturityRating: optional(v.number(), null),
  defaultProfile: optional(v.boolean(), false),
  kids: optional(v.boolean(), false),
  playbackSettings: optional(PlaybackSettingsSchema, DEFAULT_PLAYBACK_SETTINGS),
});
export type Profile = v.InferOutput<typeof ProfileSchema>;
export const parseProfile = parser('profile', ProfileSchema);
export const parseProfiles = parser(
  'profiles',
  listSchema('profiles', ProfileSchema, (profile) => profile.uuid),
);

/** Body of `POST /users/profile` and `PATCH /users/profile/{uuid}`; a new profile also carries its maturityRating. */
export const ProfileBodySchema = entity('profileBody', {
  name: required(filled),
  language: required(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))),
  maturityRating: optional(v.number(), undefined),
  interests: (label) => v.optional(listSchema(label, v.string())),
});
export interface ProfileBody {
  readonly name: string;
  readonly language: string;
  readonly maturityRating?: number;
  readonly interests?: readonly string[];
}

const noUserPlan: { quality: string[]; profileLimit: number } = { quality: [], profileLimit: 1 };

/** `GET /user/current`; `country` comes from the x-country header and is added by the client. */
export const UserSchema = entity('user', {
  uid: id,
  email: optional(v.string(), null),
  phoneNumber: optional(v.string(), null),
  plan: optional(
    entity('user.plan', {
      /** Names of the allowed qualities: '270p', '360p', '540p', 'HD', 'FHD', 'UHD'. */
      quality: list(v.string()),
      profileLimit: optional(v.number(), noUserPlan.profileLimit),
    }),
    noUserPlan,
  ),
  profiles: list(ProfileSchema, (profile) => profile.uuid),
});
export type User = v.InferOutput<typeof UserSchema>;
export const parseUser = parser('user', UserSchema);

/** Settings of the signed-in user. The call that returns them is configuration. */
export const UserSettingsSchema = entity('userSettings', {
  uid: optional(v.string(), null),
  isPremium: optional(v.boolean(), false),
  isPartnerUser: optional(v.boolean(), false),
  playbackSettings: optional(PlaybackSettingsSchema, DEFAULT_PLAYBACK_SETTINGS),
});
export type UserSettings = v.InferOutput<typeof UserSettingsSchema>;
export const parseUserSettings = parser('userSettings', UserSettingsSchema);

/** Partner provider of the user, or none. `GET /users/provider`: its shape is not specified, so nothing in it is required. */
export const ProviderSchema = entity('provider', {
  name: optional(filled, null),
  logo: optional(filled, null),
});
export type Provider = v.InferOutput<typeof ProviderSchema>;
const parseProviderFields = parser('provider', ProviderSchema);
/** Never throws: any unknown shape reads as "no provider". */
export const parseProvider: typeof parseProviderFields = (input, report) =>
  typeof input === 'object' && input !== null && !Array.isArray(input)
    ? parseProviderFields(input, report)
    : { name: null, logo: null };

/** Something to like, listed by `GET /interests`. A bare word stands for both id and name. */
export const InterestSchema = v.union([
  v.pipe(
    filled,
    v.transform((word) => ({ id: word, name: word })),
  ),
  entity('interest', { id, name: optional(v.string(), '') }),
]);
export interface Interest {
  id: string;
  name: string;
}
export const parseInterests = parser(
  'interests',
  listSchema<Interest>('interests', InterestSchema, (interest) => interest.id),
);

/** Body of `POST /users/register`. */
export interface RegisterBody {
  readonly email: string;
  readonly password: string;
  readonly language: string;
}
