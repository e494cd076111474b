import { expect, it } from 'vitest';
import { createStores } from './stores';

it('a launch starts with a network, without settings, and with nothing searched, chosen or left', () => {
  const stores = createStores({ platform: 'browser', deviceId: 'd', version: '1.5.1', profile: null });
  expect(stores.network.getState()).toEqual({ isNetworkConnected: true, isOffline: false });
  expect(stores.search.getState()).toEqual({ recent: [], typed: new Map(), genreArt: new Map() });
  expect(stores.pages.getState()).toEqual({ carouselAssets: new Map() });
  expect(stores.player.getState()).toEqual({ left: null });
  expect(stores.viewing.getState()).toMatchObject({ chosenTracks: new Map(), preferences: {} });
  expect(stores.settings.getState()).toMatchObject({ settings: null, ttsEnabled: false, ccEnabled: false });
  expect(stores.profile.getState()).toEqual({ current: null, pinVerified: false, menu: null });
  expect(stores.identity.getState()).toEqual({ session: 'starting', uid: null, destination: null });
});
