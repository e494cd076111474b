import { View } from '../../../renderer';
import type { Asset } from '../../contract';
import { useText } from '../../i18n';
import { Badge } from '../../ui/Badge';
import { Facts } from '../../ui/Facts';
import { Label } from '../../ui/Label';
import { COLUMN_W } from './layout';

/**
 * The facts of an asset on two lines: year, length, rating and genres, with a badge while it is live; below them,
 * smaller, the reasons for its rating. On one line they would overflow the text column and cover the artwork.
 */
export function AssetFacts({ asset, live }: { asset: Asset; live: boolean }) {
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
        <Label type="label" dim maxWidth={COLUMN_W} testId="asset-tags">
          {tags.join(' · ')}
        </Label>
      )}
    </>
  );
}
