/** The one line of facts under a title: year, length, rating in a box, genres. What is missing leaves no gap. */
import { View } from '../../renderer';
import type { Asset } from '../contract';
import { factsOf } from '../domain/facts';
import { useText } from '../i18n';
import { Label } from './Label';
import { useTheme } from './ThemeContext';

export interface FactsProps {
  asset: Asset;
  x?: number;
  y?: number;
  alpha?: number;
}

export function Facts({ asset, ...place }: FactsProps) {
  const { colors } = useTheme();
  const text = useText();
  const facts = factsOf(asset, {
    hour: text('facts.hour'),
    minute: text('facts.minute'),
    seasons: (number) => (number === 1 ? text('facts.oneSeason') : text('facts.seasons', { number })),
  });
  return (
    <View flow="row" gap={22} align="center" {...place}>
      {facts.map(({ kind, text: fact }) =>
        kind === 'rating' ? (
          <View
            key={kind}
            flow="row"
            padding={[2, 10]}
            radius={6}
            border={{ width: 2, color: colors.dimText }}
          >
            <Label type="label">{fact}</Label>
          </View>
        ) : (
          <Label key={kind} maxWidth={kind === 'tags' || kind === 'genres' ? 520 : undefined}>
            {fact}
          </Label>
        ),
      )}
    </View>
  );
}
