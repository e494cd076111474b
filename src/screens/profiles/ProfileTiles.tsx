import { View } from '../../../renderer';
import { canAdd, isRemovable } from '../../domain/profiles';
import type { Profile } from '../../contract';
import { useText } from '../../i18n';
import { STAGE } from '../../ui/stage';
import { AddTile } from './AddTile';
import { profileColors } from './palette';
import { ProfileTile } from './ProfileTile';
import { tileLayout } from './tileLayout';

export interface ProfileTilesProps {
  profiles: readonly Profile[];
  /** Number of profiles that the plan allows. */
  profileLimit: number;
  /** Profile with the initial focus; the first one when this one does not exist. */
  firstId: string | null;
  onChoose: (profile: Profile) => void;
  onEdit: (profile: Profile) => void;
  /** null while profiles are not managed: nothing on a tile removes it then. */
  onRemove: ((profile: Profile) => void) | null;
  onAdd: () => void;
}

/** The profiles of the account, and a last tile that adds one. Focus starts on one of them. */
export function ProfileTiles({
  profiles,
  profileLimit,
  firstId,
  onChoose,
  onEdit,
  onRemove,
  onAdd,
}: ProfileTilesProps) {
  const text = useText();
  const adds = canAdd(profiles.length, profileLimit);
  const { columns, avatarSize, at } = tileLayout(profiles.length + (adds ? 1 : 0));
  const colors = profileColors(profiles);
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
          avatarSize={avatarSize}
          color={colors[index]!}
          preferred={profile === first}
          onChoose={() => onChoose(profile)}
          onEdit={() => onEdit(profile)}
          onRemove={onRemove !== null && isRemovable(index) ? () => onRemove(profile) : null}
        />
      ))}
      {adds && <AddTile {...at(profiles.length)} avatarSize={avatarSize} onPress={onAdd} />}
    </View>
  );
}
