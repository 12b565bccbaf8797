declare module '@fontsource-variable/figtree';
