import type { ReactNode } from 'react';
import { View } from '../../../renderer';
import { isRemovable } from '../../domain/profiles';
import { useText } from '../../i18n';
import { Screen } from '../../shell/Screen';
import { useSkeleton } from '../../shell/useSkeleton';
import { VersionLine } from '../../shell/VersionLine';
import { Button } from '../../ui/Button';
import { Label } from '../../ui/Label';
import { STAGE } from '../../ui/stage';
import { ProfilesSkeleton } from './ProfilesSkeleton';
import { ProfileTiles } from './ProfileTiles';
import type { ProfileTilesProps } from './ProfileTiles';
import type { ProfileList } from './useProfileList';

const TITLE_Y = 150;
const BUTTONS = { y: 880, w: 280, gap: 24 } as const;

interface ProfilesStageProps extends Pick<
  ProfileTilesProps,
  'firstId' | 'onChoose' | 'onEdit' | 'onRemove' | 'onAdd'
> {
  testId: string;
  /** null while it loads. */
  profileList: ProfileList | null;
  /** Whether profiles are managed: then each but the first has a button that removes it. */
  managing: boolean;
  onManage: (managing: boolean) => void;
  onSignOut: () => void;
  onBack?: () => void;
  /** What stands over the profiles. */
  children: ReactNode;
}

/** The profiles of the account: the screen that chooses one, and what the PIN of one is asked over. */
export function ProfilesStage({
  testId,
  profileList,
  managing,
  onManage,
  onSignOut,
  onBack,
  onRemove,
  children,
  ...tiles
}: ProfilesStageProps) {
  const text = useText();
  const skeleton = useSkeleton(profileList === null);
  const manageable =
    !skeleton && profileList?.profiles.some((_profile, index) => isRemovable(index)) === true;
  return (
    <Screen name={text('profiles.title')} testId={testId} group="column" skeleton={skeleton} onBack={onBack}>
      <Label type="display" role="heading" y={TITLE_Y} w={STAGE.w} textAlign="center">
        {text('profiles.title')}
      </Label>
      {skeleton || profileList === null ? (
        <ProfilesSkeleton />
      ) : (
        <ProfileTiles {...profileList} {...tiles} onRemove={managing ? onRemove : null} />
      )}
      <View y={BUTTONS.y} w={STAGE.w} flow="row" gap={BUTTONS.gap} justify="center" group="row">
        {manageable && (
          <Button w={BUTTONS.w} testId="manage-profiles" onPress={() => onManage(!managing)}>
            {text(managing ? 'profiles.managed' : 'profiles.manage')}
          </Button>
        )}
        <Button w={BUTTONS.w} testId="sign-out" onPress={onSignOut}>
          {text('signIn.signOut')}
        </Button>
      </View>
      <VersionLine />
      {children}
    </Screen>
  );
}
