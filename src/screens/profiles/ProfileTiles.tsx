/** The account's profiles, and one tile more to add another; focus begins on one of them. */
import { View } from '../../../renderer';
import { canAdd, isRemovable } from '../../domain/profiles';
import type { Profile } from '../../contract';
import { useText } from '../../i18n';
import { STAGE } from '../../ui/stage';
import { AddTile } from './AddTile';
import { faceColors } from './palette';
import { ProfileTile } from './ProfileTile';
import { tileLayout } from './tileLayout';

export interface TilesProps {
  profiles: readonly Profile[];
  /** Of the plan. */
  profileLimit: number;
  /** Profile to begin at; the first one when it is not there. */
  firstId: string | null;
  onChoose: (profile: Profile) => void;
  onEdit: (profile: Profile) => void;
  onRemove: (profile: Profile) => void;
  onAdd: () => void;
}

export function Tiles({ profiles, profileLimit, firstId, onChoose, onEdit, onRemove, onAdd }: TilesProps) {
  const text = useText();
  const adds = canAdd(profiles.length, profileLimit);
  const { columns, face, at } = tileLayout(profiles.length + (adds ? 1 : 0));
  const colors = faceColors(profiles);
  const first = profiles.find(({ uuid }) => uuid === firstId) ?? profiles[0];
  return (
    <View
      w={STAGE.w}
      h={STAGE.h}
      group="grid"
      columns={columns}
      preferred
      role="list"
      label={text('profiles.title')}
      testId="faces"
    >
      {profiles.map((profile, index) => (
        <ProfileTile
          key={profile.uuid}
          profile={profile}
          {...at(index)}
          face={face}
          color={colors[index]!}
          preferred={profile === first}
          onChoose={() => onChoose(profile)}
          onEdit={() => onEdit(profile)}
          onRemove={isRemovable(index) ? () => onRemove(profile) : null}
        />
      ))}
      {adds && <AddTile {...at(profiles.length)} face={face} onPress={onAdd} />}
    </View>
  );
}
