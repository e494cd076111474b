/** Calls for the user, profiles, registration and pairing. */
import {
  DEFAULT_COUNTRY,
  parseInterests,
  parsePairCode,
  parseProfile,
  parseProfiles,
  parseProvider,
  parseSignInToken,
  parseUser,
  parseUserSettings,
  routes,
} from '../contract';
import type { ConfigurablePaths, ProfileBody, RegisterBody, User } from '../contract';
import { ApiError } from './apiError';
import type { Transport } from './transport';

/** The user with the country that the service detected from the request. */
export interface UserWithCountry extends User {
  readonly country: string;
}

/** Calls for the user, profiles, registration and pairing: each resolves to the parsed answer or throws ApiError. */
export function userCalls({ parse, read, request }: Transport, paths: ConfigurablePaths) {
  return {
    /** Signed-in viewers only. */
    user: async (signal?: AbortSignal): Promise<UserWithCountry> => {
      const reply = await request({ call: 'user', path: routes.user, signal });
      if (reply.ageRestriction) {
        const { ageRestriction: service, status } = reply;
        throw new ApiError({ call: 'user', kind: 'ageRestricted', status, service });
      }
      const country = reply.headers.get('x-country')?.trim() || DEFAULT_COUNTRY;
      return { ...parse('user', reply.body, parseUser), country };
    },
    provider: (signal?: AbortSignal) =>
      read({ call: 'provider', path: paths.provider, signal }, parseProvider),
    userSettings: (signal?: AbortSignal) =>
      read({ call: 'userSettings', path: paths.userSettings, signal }, parseUserSettings),
    register: async (body: RegisterBody, signal?: AbortSignal): Promise<void> => {
      await request({ call: 'register', method: 'post', path: routes.register, body, signal });
    },
    /** Resolves to the custom token that signs a newly registered account in. */
    tokenExchange: (body: Pick<RegisterBody, 'email' | 'password'>, signal?: AbortSignal) =>
      read(
        { call: 'tokenExchange', method: 'post', path: paths.tokenExchange, body, signal },
        parseSignInToken,
      ),
    pairCode: (signal?: AbortSignal) =>
      read({ call: 'pairCode', path: routes.pairCode, signal }, parsePairCode),
    pairToken: (code: string, signal?: AbortSignal) =>
      read({ call: 'pairToken', path: routes.pairToken, query: { code }, signal }, parseSignInToken),
    profiles: (signal?: AbortSignal) =>
      read({ call: 'profiles', path: routes.profiles, signal }, parseProfiles),
    profile: (uuid: string, signal?: AbortSignal) =>
      read({ call: 'profile', path: routes.profile(uuid), signal }, parseProfile),
    addProfile: (body: ProfileBody) =>
      read({ call: 'saveProfile', method: 'post', path: routes.profiles, body }, parseProfile),
    editProfile: (uuid: string, body: ProfileBody) =>
      read({ call: 'saveProfile', method: 'patch', path: routes.profile(uuid), body }, parseProfile),
    deleteProfile: async (uuid: string): Promise<void> => {
      await request({ call: 'deleteProfile', method: 'delete', path: routes.profile(uuid) });
    },
    interests: (signal?: AbortSignal) =>
      read({ call: 'interests', path: routes.interests, signal }, parseInterests),
  };
}
