import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import FavoriteBorderOutlined from '@mui/icons-material/FavoriteBorderOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import LightbulbOutlined from '@mui/icons-material/LightbulbOutlined';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import RocketLaunchOutlined from '@mui/icons-material/RocketLaunchOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import TrackChangesOutlined from '@mui/icons-material/TrackChangesOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import type { AboutIcon } from '../graphql/generated/schema.ts';

/** The icon for each name of `enum AboutIcon`, on the about page and where the admin chooses one. */
export const aboutIcons = {
  target: TrackChangesOutlined,
  lightbulb: LightbulbOutlined,
  users: GroupsOutlined,
  award: EmojiEventsOutlined,
  chart: TrendingUpOutlined,
  globe: PublicOutlined,
  heart: FavoriteBorderOutlined,
  star: StarBorderOutlined,
  shield: ShieldOutlined,
  rocket: RocketLaunchOutlined,
} satisfies Record<AboutIcon, typeof TrackChangesOutlined>;
