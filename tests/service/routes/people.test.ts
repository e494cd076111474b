/** Accounts, profiles, favourites and payments. */
import { beforeEach, describe, expect, it } from 'vitest';
import { PROGRESS_EVENTS } from '../../../src/contract/favorites';
import type { Ask, TestService } from './testing';
import { testService } from './testing';

let service: TestService;
beforeEach(async () => {
  service = await testService();
});

const simran = { as: 'demo-premium', profile: 'profile-simran' };
const send = (method: string, body?: unknown, ask: Ask = simran): Ask => ({ ...ask, method, body });
const namesOf = (body: unknown): string[] => (body as { name: string }[]).map(({ name }) => name);

describe('the account', () => {
  it('[SHELL-27] answers with the country in x-country, and with the plan’s limits', async () => {
    const { headers, body } = await service.ask('/user/current', simran);
    expect(headers.get('x-country')).toBe('IN');
    expect(body).toMatchObject({
      uid: 'demo-premium',
      email: 'demo@proscenium.tv',
      plan: { profileLimit: 5 },
    });
    expect((await service.ask('/user/current', { as: 'demo-free' })).body).toMatchObject({
      plan: { quality: ['270p', '360p', '540p'], profileLimit: 2 },
    });
  });

  it('refuses guests', async () => {
    for (const path of [
      '/user/current',
      '/users/profile',
      '/favorites/watchlist',
      '/payments/subscription',
    ]) {
      expect((await service.ask(path, { as: 'guest' })).status, path).toBe(403);
    }
  });

  it('names the partner of a partner’s customer only', async () => {
    expect((await service.ask('/users/provider', { as: 'demo-partner' })).body).toEqual({
      name: 'Punjab Fibre',
    });
    expect((await service.ask('/users/provider', { as: 'demo-free' })).body).toEqual({});
    expect((await service.ask('/users/settings', { as: 'demo-partner' })).body).toMatchObject({
      isPartnerUser: true,
    });
  });

  it('has one profile of its own name when it is new', async () => {
    expect(namesOf((await service.ask('/users/profile', { as: 'jasmeet' })).body)).toEqual(['Jasmeet']);
  });

  it('is given another menu by its interests, Home first', async () => {
    const { body } = await service.ask('/menu?interests=sport,nonsense');
    expect((body as { title: string }[]).map(({ title }) => title).slice(0, 2)).toEqual(['Home', 'Live']);
  });
});

describe('profiles', () => {
  it('are added up to the plan’s limit', async () => {
    const add = (name: string) =>
      service.ask('/users/profile', send('POST', { name, language: 'en', maturityRating: 21 }));
    expect((await add('Jas')).status).toBe(201);
    expect((await add('Veer')).status).toBe(201);
    const refused = await add('One too many');
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ code: 'profile_limit_reached' });
    expect(namesOf((await service.ask('/users/profile', simran)).body)).toEqual([
      'Simran',
      'Harjit',
      'Noor',
      'Jas',
      'Veer',
    ]);
  });

  it('keep their names apart, whatever the case', async () => {
    const refused = await service.ask('/users/profile', send('POST', { name: 'sIMRAN', language: 'en' }));
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      details: 'The entered profile name already exists. Please enter a different profile name.',
    });
    const own = await service.ask(
      '/users/profile/profile-simran',
      send('PATCH', { name: 'simran', language: 'pa' }),
    );
    expect(own.body).toMatchObject({
      name: 'simran',
      language: 'pa',
      interests: ['cinema', 'drama', 'music'],
    });
  });

  it('change by name, language and interests, not by PIN or rating', async () => {
    const body = { name: 'Noor', language: 'pa', interests: ['music'], pin: '0000', maturityRating: 21 };
    const changed = await service.ask('/users/profile/profile-noor', send('PATCH', body));
    expect(changed.body).toMatchObject({
      language: 'pa',
      interests: ['music'],
      maturityRating: 7,
      kids: true,
    });
    expect(changed.body).not.toHaveProperty('pin');
  });

  it('go, except the first and those with a PIN', async () => {
    expect((await service.ask('/users/profile/profile-simran', send('DELETE'))).status).toBe(403);
    expect((await service.ask('/users/profile/profile-harjit', send('DELETE'))).status).toBe(403);
    expect((await service.ask('/users/profile/profile-noor', send('DELETE'))).status).toBe(204);
    expect((await service.ask('/users/profile/profile-noor', simran)).status).toBe(404);
  });

  it('refuse a body without a name or with a language of three letters', async () => {
    for (const body of [
      { language: 'en' },
      { name: ' ', language: 'en' },
      { name: 'Jas', language: 'eng' },
    ]) {
      expect((await service.ask('/users/profile', send('POST', body))).status).toBe(400);
    }
  });
});

describe('favourites', () => {
  const progress = (currentSecond: number, finished = false) => ({
    assetId: 'undertow',
    event: finished ? 'finished' : 'progressed',
    currentSecond,
    finished,
    deviceId: 'd1',
  });

  it('keep how far a title was watched, and put it first in the row', async () => {
    const saved = await service.ask('/favorites/watching/undertow', send('POST', progress(1234)));
    expect(saved.body).toEqual({ assetUuid: 'undertow', currentSecond: 1234, finished: false });
    const { body } = await service.ask('/page/home/components?skip=1&limit=1', simran);
    const row = (body as { components: { data: { type: string; body: { assets: { id: string }[] } }[] } })
      .components.data[0];
    expect(row?.type).toBe('continue_watching');
    expect(row?.body.assets[0]?.id).toBe('undertow');
    await service.ask('/favorites/watching/undertow', send('POST', progress(5000, true)));
    const again = await service.ask('/page/home/components?skip=1&limit=1', simran);
    expect(JSON.stringify(again.body)).not.toContain('"id":"undertow"');
  });

  it.each(PROGRESS_EVENTS)('[PROG-04] take the event %s', async (event) => {
    const body = { ...progress(7), event, rootId: 'root', parentId: 'parent' };
    const saved = await service.ask('/favorites/watching/undertow', send('POST', body));
    expect(saved).toMatchObject({
      status: 200,
      body: { assetUuid: 'undertow', currentSecond: 7, finished: event === 'finished' },
    });
  });

  it('[PROG-04] refuse an event of another name', async () => {
    const body = { ...progress(7), event: 'paused' };
    expect((await service.ask('/favorites/watching/undertow', send('POST', body))).status).toBe(400);
  });

  it('leave the row empty for guests and for a profile that watched nothing', async () => {
    for (const ask of [
      { as: 'guest' },
      { as: 'demo-partner', profile: 'profile-biji' },
      { as: 'demo-free', profile: 'profile-simran' },
    ]) {
      const { body } = await service.ask('/page/home/components?skip=1&limit=1', ask);
      expect(body).toMatchObject({
        components: { data: [{ type: 'continue_watching', body: { assets: [] } }] },
      });
    }
  });

  it('give a show the bookmark of the episode watched last', async () => {
    expect((await service.ask('/favorites/watching/glass-harbour', simran)).body).toMatchObject({
      assetUuid: 'glass-harbour-s2e4',
    });
    expect((await service.ask('/favorites/watching/saltmarsh', simran)).status).toBe(404);
  });

  it('refuse progress of another title, with a fraction, or of a title that is not there', async () => {
    const post = (id: string, body: unknown) => service.ask(`/favorites/watching/${id}`, send('POST', body));
    expect((await post('night-ferry', progress(5))).status).toBe(400);
    expect((await post('undertow', progress(5.5))).status).toBe(400);
    expect((await post('nonesuch', { ...progress(5), assetId: 'nonesuch' })).status).toBe(404);
  });

  it('like, dislike and forget', async () => {
    const likeOf = async () => (await service.ask('/favorites/like/undertow', simran)).body;
    expect(await likeOf()).toMatchObject({ like: 'NOLIKE' });
    await service.ask('/favorites/like', send('PUT', { assetUuid: 'undertow', like: 'DISLIKE' }));
    expect(await likeOf()).toMatchObject({ like: 'DISLIKE' });
    await service.ask('/favorites/like', send('DELETE', { assetUuid: 'undertow' }));
    expect(await likeOf()).toMatchObject({ like: 'NOLIKE' });
    expect(
      (await service.ask('/favorites/like', send('PUT', { assetUuid: 'undertow', like: 'ADORE' }))).status,
    ).toBe(400);
  });

  it('keep a watchlist by profile, the last added first, nothing twice', async () => {
    await service.ask('/favorites/watchlist', send('PUT', { assetUuid: 'high-pass' }));
    await service.ask('/favorites/watchlist', send('PUT', { assetUuid: 'high-pass' }));
    const { body } = await service.ask('/favorites/watchlist', simran);
    const { assetUuids } = body as { assetUuids: string[] };
    expect(assetUuids.filter((id) => id === 'high-pass')).toHaveLength(1);
    expect(assetUuids[0]).toBe('high-pass');
    expect((await service.ask('/favorites/watchlist/high-pass', simran)).body).toBe(true);
    await service.ask('/favorites/watchlist', send('DELETE', { assetUuid: 'high-pass' }));
    expect((await service.ask('/favorites/watchlist/high-pass', simran)).body).toBe(false);
    const other = await service.ask('/favorites/watchlist', { as: 'demo-premium', profile: 'profile-noor' });
    expect(other.body).toEqual({ assetUuids: ['rani-of-the-rooftops', 'pip-and-the-paper-mountain'] });
  });

  it('need a profile of the viewer’s own', async () => {
    expect((await service.ask('/favorites/watchlist', { as: 'demo-premium' })).status).toBe(400);
    expect(
      (await service.ask('/favorites/watchlist', { as: 'demo-free', profile: 'profile-simran' })).status,
    ).toBe(403);
    expect(
      (await service.ask('/favorites/watching?profile=profile-simran', { as: 'demo-free' })).status,
    ).toBe(403);
  });
});

describe('payments', () => {
  it('[DATA-08] tell the plan, the next payment and the masked card', async () => {
    expect((await service.ask('/payments/subscription', simran)).body).toMatchObject({
      planMetadata: { name: 'Premium' },
      isCancelationScheduled: false,
      nextPaymentDate: '2026-12-12T12:00:00.000Z',
      price: { amount: 29900, currency: 'INR', interval: 'month' },
    });
    expect((await service.ask('/payments/card', simran)).body).toMatchObject({
      maskedNumber: '•••• •••• •••• 4242',
    });
    expect((await service.ask('/payments/subscription', { as: 'demo-free' })).body).toBeNull();
    expect((await service.ask('/payments/card', { as: 'demo-free' })).body).toBeNull();
  });

  it('cancel at the end of the time that is paid for', async () => {
    expect((await service.ask('/payments/subscription', send('DELETE'))).status).toBe(204);
    expect((await service.ask('/payments/subscription', simran)).body).toMatchObject({
      isCancelationScheduled: true,
    });
    expect((await service.ask('/asset/v2/undertow', simran)).body).toMatchObject({ watchable: 'yes' });
    service.advance(31 * 86_400_000);
    expect((await service.ask('/payments/subscription', simran)).body).toBeNull();
    expect((await service.ask('/asset/v2/undertow', simran)).body).toMatchObject({
      watchable: 'plan_upgrade_required',
    });
  });

  it('leave a partner’s subscription to the partner, and cannot cancel what is not there', async () => {
    expect(
      (await service.ask('/payments/subscription', send('DELETE', undefined, { as: 'demo-partner' }))).status,
    ).toBe(403);
    expect(
      (await service.ask('/payments/subscription', send('DELETE', undefined, { as: 'demo-free' }))).status,
    ).toBe(404);
  });
});
