import { expect, test } from 'vitest';
import { json } from '../../api/testing/fakeService';
import { openPage, pageOf, rowOf } from './testing/pageScreen';

const row = (uuid: string) => rowOf(uuid, [{ id: 'a', title: 'A', watchable: 'yes' }]);

test('[PAGE-07] a page that was empty before is asked for before it is said again; filled since, it is shown', async () => {
  let components: object[] = [];
  const { asked, headings, navigate, place, root, until } = await openPage({
    member: false,
    answers: {
      '/page/home/components': pageOf(row('new')),
      '/page/other/components': () => json(pageOf(...components)),
    },
  });
  const choose = () => navigate(({ open }) => open('/other'));
  await until(() => headings().length > 0);
  for (const calls of [1, 2]) {
    await choose();
    await until(() => place().path === '/page_not_exists');
    expect(asked().filter((path) => path.includes('other'))).toHaveLength(calls);
    await navigate(({ replace }) => replace('/home'));
  }
  components = [row('filled')];
  await choose();
  await until(() => headings().some(([name]) => name === 'filled'));
  expect(place().path).toBe('/other');
  await root.unmount();
});
