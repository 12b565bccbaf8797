/** The same program under another name, so that two versions can be installed side by side. */
declare module 'better-sqlite3-napi' {
	export { default } from 'better-sqlite3';
}
