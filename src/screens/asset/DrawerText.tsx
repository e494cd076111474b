/** What a tab of the drawer holds: the description, or the people of a trade, one a line. */
import type { CrewTab } from '../../domain/crewTabs';
import { Label } from '../../ui/Label';

export interface DrawerTextProps {
  tab: CrewTab;
  description: string;
  w: number;
}

/** Letters that must be shaped are drawn into one texture, and 90 lines of 42 pixels fit into the 4096 all sets allow. */
const MOST_LINES = 90;
const DESCRIPTION = { size: 28, lineHeight: 42 } as const;
const PERSON = { size: 30, lineHeight: 44 } as const;

export function DrawerText({ tab, description, w }: DrawerTextProps) {
  if (tab.kind === 'description') {
    return (
      <Label {...DESCRIPTION} maxWidth={w} maxLines={MOST_LINES} testId="asset-full-description">
        {description}
      </Label>
    );
  }
  return tab.names.map((person) => (
    <Label key={person} {...PERSON} maxWidth={w} role="listitem">
      {person}
    </Label>
  ));
}
