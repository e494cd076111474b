import { expect, it } from 'vitest';
import { createActivity, NO_ACTIVITY } from './activity';

it('work is pending from its beginning until it is ended, however often it is ended', () => {
  const activity = createActivity();
  const endRequest = activity.begin('request');
  const endOther = activity.begin('request');
  const endParsing = activity.begin('parsing');
  expect(activity.pending()).toEqual(['request', 'request', 'parsing']);
  endRequest();
  endRequest();
  expect(activity.pending()).toEqual(['request', 'parsing']);
  endOther();
  endParsing();
  expect(activity.pending()).toEqual([]);
});

it('where nothing is counted nothing is pending', () => {
  const end = NO_ACTIVITY.begin('request');
  expect(NO_ACTIVITY.pending()).toEqual([]);
  end();
});
