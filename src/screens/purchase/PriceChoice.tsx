import { useCallback } from 'react';
import { Column, View } from '../../../renderer';
import type { Plan, Price } from '../../contract';
import { useText } from '../../i18n';
import { Label } from '../../ui/Label';
import { priceLine, promotionLine } from '../../ui/priceLabels';
import { useTheme } from '../../ui/ThemeContext';
import { OptionLine, OPTION_LINE_H } from './OptionLine';

interface PriceChoiceProps {
  plan: Plan;
  /** Width of a line, stage pixels. */
  w: number;
  chosen: string;
  onChoose: (priceUuid: string) => void;
}

const GAP = 12;
/** Prices visible at once; more scroll. */
const LINES = 4;
const uuidOf = ({ uuid }: Price): string => uuid;

/** The prices of a plan as radio buttons; a single price is plain text. */
export function PriceChoice({ plan: { prices }, w, chosen, onChoose }: PriceChoiceProps) {
  const text = useText();
  const { colors } = useTheme();
  const renderPrice = useCallback(
    (price: Price) => (
      <OptionLine
        w={w}
        kind="one"
        checked={price.uuid === chosen}
        preferred={price.uuid === chosen}
        note={promotionLine(price, text)}
        testId={`price-${price.uuid}`}
        onPress={() => onChoose(price.uuid)}
      >
        {priceLine(price, text)}
      </OptionLine>
    ),
    [w, chosen, onChoose, text],
  );
  const [only] = prices;
  if (only !== undefined && prices.length === 1) {
    return (
      <View flow="column" gap={8} testId="price">
        <Label type="title" maxWidth={w}>
          {priceLine(only, text)}
        </Label>
        {promotionLine(only, text) !== null && (
          <Label weight={700} color={colors.accentText}>
            {promotionLine(only, text) ?? ''}
          </Label>
        )}
      </View>
    );
  }
  const h = Math.min(prices.length, LINES) * (OPTION_LINE_H + GAP) - GAP;
  return (
    <View flow="column" gap={16} group="column">
      <Label dim>{text('plans.howOften')}</Label>
      <View w={w} h={h} group="column">
        <Column
          listKey="prices"
          label={text('plans.howOften')}
          testId="prices"
          w={w}
          h={h}
          items={prices}
          itemKey={uuidOf}
          itemHeight={OPTION_LINE_H}
          gap={GAP}
          renderItem={renderPrice}
        />
      </View>
    </View>
  );
}
