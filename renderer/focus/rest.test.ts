import { expect, it } from 'vitest';
import { build, item, make } from './build.fixture';
import { watchFocusRest } from './rest';

it('[PAGE-11] details hear of focus after 500 ms of rest, analytics after 1000 ms', () => {
  const tree = build(make('row', { group: 'row' }, item('a'), item('b'), item('c')));
  const { scene, clock } = tree.test;
  const heard: string[] = [];
  const ends = [500, 1000].map((ms) =>
    watchFocusRest(scene, ms, (node) => heard.push(`${ms} ${node?.props.testId}`)),
  );
  clock.advance(499);
  expect(heard).toEqual([]);
  tree.keys('right');
  clock.advance(499);
  expect(heard).toEqual([]);
  clock.advance(1);
  expect(heard).toEqual(['500 b']);
  clock.advance(499);
  tree.keys('right');
  clock.advance(999);
  expect(heard).toEqual(['500 b', '500 c']);
  clock.advance(1);
  expect(heard).toEqual(['500 b', '500 c', '1000 c']);
  for (const end of ends) end();
  tree.keys('left');
  clock.advance(5000);
  expect(heard).toHaveLength(3);
});
