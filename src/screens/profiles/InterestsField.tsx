/** The interests of a profile, in deployments that offer them: the tiles of the interests screen. */
import { useQuery } from '@tanstack/react-query';
import { View } from '../../../renderer';
import { queries } from '../../api';
import { offeredInterests, shownInterests } from '../../domain/interests';
import { useText } from '../../i18n';
import { useServices } from '../../shell/services';
import { useFailureOf } from '../../shell/useFailureOf';
import { Label } from '../../ui/Label';
import { INTEREST_TILES, InterestTiles } from '../../ui/InterestTiles';

interface InterestsFieldProps {
  /** Ids of the profile's interests. */
  value: readonly string[];
  onChange: (interests: readonly string[]) => void;
}

const TILES = INTEREST_TILES.small;
const HEADING_H = 40;
/** Gap to the form's buttons, stage pixels. */
const GAP_BELOW = 28;

/** Empty while the interests load, and when there are none: the form can be saved without them. */
export function InterestsField({ value, onChange }: InterestsFieldProps) {
  const text = useText();
  const { api } = useServices();
  const { data, error } = useQuery(queries.interests(api));
  useFailureOf('interests', error);

  if (data === undefined || data.length === 0) return null;
  const offered = offeredInterests(data, value);
  return (
    <View w={TILES.w} h={HEADING_H + TILES.h + GAP_BELOW}>
      <Label type="label" dim>
        {text('interests.title')}
      </Label>
      <InterestTiles
        y={HEADING_H}
        size="small"
        interests={offered}
        selected={shownInterests(value, offered)}
        onChange={onChange}
      />
    </View>
  );
}
