import { View } from '../../renderer';
import type { Asset } from '../contract';
import { factsOf } from '../domain/facts';
import type { FactKind } from '../domain/facts';
import { useText } from '../i18n';
import { Label } from './Label';
import { useTheme } from './ThemeContext';

interface FactsProps {
  asset: Asset;
  /** Whether the line ends with the reasons of the rating. Default true. */
  tags?: boolean;
  /** Stands for the rating: why this viewer may not see the asset; '' when they may. */
  restriction?: string;
  x?: number;
  y?: number;
  alpha?: number;
}

/** Maximum width of the rating: normally a few letters; a longer one must leave room for the other facts. */
const RATING_W = 240;
const RESTRICTION_W = 420;
const KINDS: readonly FactKind[] = ['year', 'length', 'rating', 'genres', 'tags'];

/** The line of facts below a title: year, length, rating in a box, genres. A missing fact leaves no gap. */
export function Facts({ asset, tags = true, restriction = '', ...position }: FactsProps) {
  const { colors } = useTheme();
  const text = useText();
  const facts = factsOf(asset, {
    hour: text('facts.hour'),
    minute: text('facts.minute'),
    seasons: (count) => text('facts.seasons', { count }),
  });
  return (
    <View flow="row" gap={22} align="center" {...position}>
      {KINDS.map((kind) => {
        const own = facts.find((each) => each.kind === kind)?.text ?? '';
        const fact = kind === 'rating' ? restriction || own : own;
        // Hidden, not left out: a recycled row must create no nodes. A flow leaves no gap for hidden children.
        const visible = fact !== '' && (tags || kind !== 'tags');
        return kind === 'rating' ? (
          <View
            key={kind}
            visible={visible}
            flow="row"
            padding={[2, 10]}
            radius={6}
            border={{ width: 2, color: colors.dimText }}
          >
            <Label type="label" maxWidth={restriction === '' ? RATING_W : RESTRICTION_W}>
              {fact}
            </Label>
          </View>
        ) : (
          <Label
            key={kind}
            visible={visible}
            maxWidth={kind === 'tags' || kind === 'genres' ? 520 : undefined}
          >
            {fact}
          </Label>
        );
      })}
    </View>
  );
}
