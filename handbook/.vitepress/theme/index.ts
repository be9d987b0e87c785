import theme from "vitepress/theme-without-fonts";
// After the theme, whose colors it replaces.
import "./style.css";

export default theme;
