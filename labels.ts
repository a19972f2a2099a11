/**
 * What people call what they edit, by input of schema.graphql and its field: in forms, where two edits meet, as columns of
 * spreadsheets and in reports of changes.
 */
export const labels = {
  product: {
    name: 'Name',
    description: 'Description',
    categoryId: 'Category',
    price: 'Price',
    image: 'Image',
    imageCaption: 'Image caption',
    featured: 'Featured',
  },
  category: { name: 'Name', description: 'Description' },
  about: {
    heroTitle: 'Title',
    heroDescription: 'Description',
    mission: 'Mission',
    vision: 'Vision',
    values: 'Values',
    team: 'Team',
  },
  aboutSection: { title: 'Title', description: 'Description', icon: 'Icon' },
  contactPage: {
    name: 'Company name',
    logo: 'Logo',
    heroTitle: 'Title',
    heroDescription: 'Description',
    email: 'E-mail',
    phone: 'Phone',
    address: 'Address',
    googleMapsEmbed: 'Link to the map',
  },
} as const;
