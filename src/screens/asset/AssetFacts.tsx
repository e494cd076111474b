/**
 * The facts of a title in two lines: what it is, with a badge while it is live, and under it, smaller, why its rating is
 * what it is. One line would run out of the words' column and over the art.
 */
import { View } from '../../../renderer';
import type { Asset } from '../../contract';
import { useText } from '../../i18n';
import { Badge } from '../../ui/Badge';
import { Facts } from '../../ui/Facts';
import { Label } from '../../ui/Label';
import { WORDS_W } from './layout';

export function TitleFacts({ asset, live }: { asset: Asset; live: boolean }) {
  const text = useText();
  const tags = asset.appropriatenessTags.filter((tag) => tag.trim() !== '');
  return (
    <>
      <View flow="row" gap={22} align="center">
        {live && (
          <Badge x={0} y={0} live>
            {text('asset.live')}
          </Badge>
        )}
        <Facts asset={asset} tags={false} />
      </View>
      {tags.length > 0 && (
        <Label type="label" dim maxWidth={WORDS_W} testId="asset-tags">
          {tags.join(' · ')}
        </Label>
      )}
    </>
  );
}
