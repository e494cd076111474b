/** What the profile likes to watch, where the deployment asks for it: the tiles of the interests' own screen [A§3]. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { View } from '../../../renderer';
import { queries } from '../../api';
import { offeredInterests, shownInterests } from '../../domain/interests';
import { useText } from '../../i18n';
import { useServices } from '../../shell/services';
import { useFailure } from '../../shell/useFailure';
import { Label } from '../../ui/Label';
import { INTEREST_TILES, InterestTiles } from '../interests/InterestTiles';

export interface InterestsFieldProps {
  /** Ids of the profile's interests. */
  value: readonly string[];
  onChange: (interests: readonly string[]) => void;
}

const TILES = INTEREST_TILES.small;
const HEADING_H = 40;
/** To the buttons. */
const GAP_BELOW = 28;

/** Empty while they load, and when there are none: the form can be saved without. */
export function InterestsField({ value, onChange }: InterestsFieldProps) {
  const text = useText();
  const { api } = useServices();
  const fail = useFailure();
  const { data, error } = useQuery(queries.interests(api));
  useEffect(() => {
    if (error !== null) fail('interests', error);
  }, [error, fail]);

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
