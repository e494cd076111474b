import { expect, test, vi } from 'vitest';
import { openPage, pageOf, rowOf } from './testing/pageScreen';

test('a page at rest makes the formatters that a row of coming titles would make while a key is held', async () => {
  const used: string[] = [];
  // made once in a process, so that their use is what can be seen
  const { prototype } = Intl.DateTimeFormat as unknown as { prototype: { format: unknown } };
  vi.spyOn(prototype, 'format', 'get').mockImplementation(function use(this: unknown) {
    const { weekday, day, year } = (this as Intl.DateTimeFormat).resolvedOptions();
    used.push([weekday && 'weekday', day && 'day', year && 'year'].filter(Boolean).join(' '));
    return () => '';
  });
  const films = [{ id: 'a', name: 'A' }];
  const page = await openPage({ answers: { '/page/home/components': pageOf(rowOf('one', films)) } });
  await page.until(() => page.headings().length > 0);
  await page.root.wait(900);
  expect(used, 'a key may come').toEqual([]);
  await page.root.wait(200);
  expect(used).toEqual(['weekday', 'day', 'day year']);
});
