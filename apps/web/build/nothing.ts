/** In place of packages that a dependency could use and we do not: jsPDF draws no HTML and no SVG for us. */
export default null;
