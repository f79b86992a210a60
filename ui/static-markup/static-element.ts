export type StaticElement = 'div' | 'section' | 'nav' | 'ul' | 'li' | 'footer' | 'details';
