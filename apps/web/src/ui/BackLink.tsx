import { makeRoute, type Route } from '../navigation/route.js';
import { Icon, type IconName } from './Icon.js';

interface Props {
	readonly to: Route;
	/** The label of its target. */
	readonly label: string;
	readonly icon?: IconName;
}

/** The back link, at the left of a page's header. */
export function BackLink({ to, label, icon = 'back' }: Props) {
	return (
		<a className="button quiet icon" href={makeRoute(to)} aria-label={label} title={label}>
			<Icon name={icon} />
		</a>
	);
}
