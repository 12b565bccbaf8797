/** The same package under an alias, so two versions can be installed. */
declare module 'better-sqlite3-napi' {
	export { default } from 'better-sqlite3';
}
