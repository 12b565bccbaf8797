/** The package has its types only in comments. */
declare module '@jscadui/3mf-export' {
	interface Mesh3MF {
		readonly id: string;
		readonly vertices: Float32Array;
		readonly indices: Uint32Array;
		readonly name?: string;
	}

	export function to3dmodel(model: {
		readonly meshes: readonly Mesh3MF[];
		readonly components: readonly never[];
		readonly items: readonly { readonly objectID: string }[];
		readonly precision: number;
		readonly header: { readonly unit: 'millimeter'; readonly title: string; readonly application: string };
	}): string;

	export const fileForContentTypes: { readonly name: string; readonly content: string };

	export class FileForRelThumbnail {
		readonly name: string;
		readonly content: string;
		add3dModel(path: string): void;
	}
}
