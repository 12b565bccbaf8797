import { useRoute } from './route.js';

export function Pages() {
	const route = useRoute();
	return <main>{route.page}</main>;
}
