import { makeRoute, type Route } from '../navigation/route.js';
import { Icon, type IconName } from './Icon.js';

interface Props {
	readonly to: Route;
	/** Where it leads, in words. */
	readonly label: string;
	readonly icon?: IconName;
}

/** The way back, at the left of a page's head. */
export function BackLink({ to, label, icon = 'back' }: Props) {
	return (
		<a className="button quiet icon" href={makeRoute(to)} aria-label={label} title={label}>
			<Icon name={icon} />
		</a>
	);
}
