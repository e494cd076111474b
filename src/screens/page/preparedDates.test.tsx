import { expect, test, vi } from 'vitest';
import { openPage, pageOf, rowOf } from './testing/pageScreen';

const { DateTimeFormat } = Intl;

test('a page at rest makes the formatters that a row of coming titles would make while a key is held', async () => {
  const made: string[] = [];
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function make(language, options) {
    made.push(Object.keys(options ?? {}).join(' '));
    return new DateTimeFormat(language, options);
  });
  const films = [{ id: 'a', name: 'A' }];
  const page = await openPage({ answers: { '/page/home/components': pageOf(rowOf('one', films)) } });
  await page.until(() => page.headings().length > 0);
  await page.root.wait(900);
  expect(made, 'a key may come').toEqual([]);
  await page.root.wait(200);
  expect(made).toEqual(['weekday timeZone', 'day month timeZone', 'day month year timeZone']);
});
