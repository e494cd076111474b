/** Reports of players: how they are read, and that a service takes them and shows them to tests. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CmcdReports } from './cmcd';
import { parseCmcd } from './cmcd';
import type { TestService } from './testing';
import { json, startService } from './testing';

describe('a report', () => {
  it.each([
    ['bs', { bs: true }],
    ['br=3200,d=4004,ot=v', { br: 3200, d: 4004, ot: 'v' }],
    ['cid="night \\"ferry\\"", sid="a-b"', { cid: 'night "ferry"', sid: 'a-b' }],
    ['br=(300;v 32.5;a),v=2', { br: [300, 32.5], v: 2 }],
    ['bl=(),nor=("a.m4s";r="0-9" "b.m4s")', { bl: [], nor: ['a.m4s', 'b.m4s'] }],
    ['bg=?0,df=?1,pt=-1', { bg: false, df: true, pt: -1 }],
    ['com.example-word=tok:en', { 'com.example-word': 'tok:en' }],
  ])('is read: %s', (text, data) => {
    expect(parseCmcd(text)).toEqual(data);
  });

  it.each(['', 'br=', 'br=3200,', '=7', 'cid="open', 'br=(1 2', 'BR=1', '<html>', 'a b'])(
    'is refused when it is no dictionary: %j',
    (text) => {
      expect(parseCmcd(text)).toBeNull();
    },
  );
});

describe('a service', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());
  afterEach(() => service.reset());

  const send = (body: string): Promise<Response> =>
    fetch(`${service.url}/api/cmcd`, {
      method: 'POST',
      headers: { 'content-type': 'application/cmcd' },
      body,
    });
  const reports = (): Promise<CmcdReports> => json<CmcdReports>(service.get('/__test/cmcd'));

  it('[ANA-05] takes events, several in one body, and shows them to tests in order', async () => {
    expect((await send('e=ps,sta=s,v=2\ne=ps,sta=p,v=2\n')).status).toBe(204);
    expect((await send('e=t,v=2')).status).toBe(204);
    expect((await reports()).events.map(({ data }) => data)).toEqual([
      { e: 'ps', sta: 's', v: 2 },
      { e: 'ps', sta: 'p', v: 2 },
      { e: 't', v: 2 },
    ]);
  });

  it.each(['', '{"e":"ps"}', 'e=ps\n<html>'])('refuses a body that is no report: %j', async (body) => {
    expect((await send(body)).status).toBe(400);
    expect((await reports()).events).toEqual([]);
  });

  it('shows reports that came with requests for media, by query and by headers', async () => {
    const segment = '/media/feature/video-270/1.m4s';
    expect(
      (await service.get(`${segment}?CMCD=${encodeURIComponent('cid="kavis-cloud",ot=v,v=2')}`)).status,
    ).toBe(200);
    await service.get(segment, { 'CMCD-Object': 'ot=v,d=4000', 'CMCD-Session': 'cid="kavis-cloud"' });
    await service.get(`${segment}?CMCD=%3C`);
    await service.get(segment);
    expect((await reports()).requests).toMatchObject([
      { path: segment, data: { cid: 'kavis-cloud', ot: 'v', v: 2 } },
      { path: segment, data: { cid: 'kavis-cloud', ot: 'v', d: 4000 } },
      { path: segment, data: null },
    ]);
  });

  it.each([
    ['POST', '/api/cmcd', 'content-type'],
    ['GET', '/media/feature/video-270/1.m4s', 'cmcd-object,cmcd-request,cmcd-session,cmcd-status,range'],
  ])('lets a page of another origin report: %s %s', async (method, where, headers) => {
    const answer = await fetch(service.url + where, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://tv.test',
        'access-control-request-method': method,
        'access-control-request-headers': headers,
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-headers')).toBe(headers);
  });

  it('says nothing of telemetry in its configuration unless it is started with it', async () => {
    expect(await json(service.get('/config.json'))).not.toHaveProperty('telemetry');
    const telling = await startService({ telemetry: { cmcd: { interval: 5 } } });
    try {
      expect(await json(telling.get('/config.json'))).toMatchObject({ telemetry: { cmcd: { interval: 5 } } });
    } finally {
      await telling.close();
    }
  });
});
