/**
 * The facts of a title in two lines: what it is, and under it, smaller, why its rating is what it is. One line would run
 * out of the words' column and over the art.
 */
import { useMemo } from 'react';
import type { Asset } from '../../contract';
import { Facts } from '../../ui/Facts';
import { Label } from '../../ui/Label';
import { WORDS_W } from './layout';

export function TitleFacts({ asset }: { asset: Asset }) {
  const untagged = useMemo(() => ({ ...asset, appropriatenessTags: [] }), [asset]);
  const tags = asset.appropriatenessTags.filter((tag) => tag.trim() !== '');
  return (
    <>
      <Facts asset={untagged} />
      {tags.length > 0 && (
        <Label type="label" dim maxWidth={WORDS_W} testId="asset-tags">
          {tags.join(' · ')}
        </Label>
      )}
    </>
  );
}
