"""Makes web/fonts/figtree.woff2: Figtree, variable, with the letters of Turkish, in one file.

The package ships Latin and Extended Latin apart. The five Turkish letters of the second file are compositions of
shapes in the first one, so they are moved over; then everything that no screen shows is left out.
Needs fonttools and brotli (Debian: python3-fonttools python3-brotli). Run: python3 scripts/make-typeface.py
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

root = Path(__file__).resolve().parent.parent
source = root / 'node_modules/@fontsource-variable/figtree/files'
target = root / 'web/fonts/figtree.woff2'

base_of = {'ğ': 'g', 'Ğ': 'G', 'ş': 's', 'Ş': 'S', 'İ': 'I'}
shown = (
    {chr(code) for code in range(0x20, 0x7F)}
    | set('ÇçĞğİıÖöŞşÜüÂâÎîÛû')
    # Foreign names and dishes.
    | set('ÀÁÄÅÈÉÊËÌÍÏÑÒÓÔØÙÚàáäåæèéêëìíïñòóôøùúßœ')
    | set('\u00a0–—‘’‚“”„…•·×−±°€£§©®«»‹›½¼¾²³ªº↑↓')
)


def kern_like(table, letter, base):
    """Gives a letter the kerning of its base; it comes last in the font, so it may come last in every coverage."""
    for lookup in table.LookupList.Lookup:
        for part in lookup.SubTable:
            if part.LookupType != 2:
                continue
            coverage = part.Coverage.glyphs
            if base in coverage:
                coverage.append(letter)
                if part.Format == 1:
                    part.PairSet.append(part.PairSet[coverage.index(base)])
            if part.Format == 2:
                for classes in (part.ClassDef1.classDefs, part.ClassDef2.classDefs):
                    if base in classes:
                        classes[letter] = classes[base]


font = TTFont(source / 'figtree-latin-wght-normal.woff2')
extended = TTFont(source / 'figtree-latin-ext-wght-normal.woff2')
for opened in (font, extended):
    opened.ensureDecompiled()
for char, base_char in base_of.items():
    letter, base = extended.getBestCmap()[ord(char)], font.getBestCmap()[ord(base_char)]
    font.setGlyphOrder([*font.getGlyphOrder(), letter])
    font['glyf'].glyphs[letter] = extended['glyf'][letter]
    font['hmtx'][letter] = extended['hmtx'][letter]
    font['gvar'].variations[letter] = extended['gvar'].variations[letter]
    for table in font['cmap'].tables:
        if table.isUnicode():
            table.cmap[ord(char)] = letter
    kern_like(font['GPOS'].table, letter, base)
font['glyf'].glyphOrder = font.getGlyphOrder()
# Without it, width variations are read from the glyphs themselves, which the added ones have as well.
del font['HVAR']

options = subset.Options(flavor='woff2', layout_features=['kern', 'tnum', 'locl', 'ccmp', 'rvrn'], hinting=False)
options.name_IDs = [0, 1, 2, 13, 14]
subsetter = subset.Subsetter(options)
subsetter.populate(text=''.join(shown))
subsetter.subset(font)
font.flavor = 'woff2'
target.parent.mkdir(exist_ok=True)
font.save(target)
print(f'{target.relative_to(root)}: {target.stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs')
